ALTER TABLE `trash` ADD `whole_noun` text;--> statement-breakpoint
ALTER TABLE `trash` ADD `whole_id` integer;--> statement-breakpoint
CREATE INDEX `trash_whole` ON `trash` (`whole_noun`,`whole_id`);--> statement-breakpoint
ALTER TABLE `product` ADD `status` text DEFAULT 'active' NOT NULL;--> statement-breakpoint
ALTER TABLE `product` ADD `goes_live_at` text;--> statement-breakpoint
ALTER TABLE `product` ADD `ends_at` text;--> statement-breakpoint
CREATE INDEX `product_goes_live_at` ON `product` (`goes_live_at`);--> statement-breakpoint
CREATE INDEX `product_ends_at` ON `product` (`ends_at`);