ALTER TABLE `promo_use` ADD `percent_off` integer;--> statement-breakpoint
ALTER TABLE `promo_use` ADD `max_off` integer;--> statement-breakpoint
ALTER TABLE `payment` ADD `came` integer;--> statement-breakpoint
ALTER TABLE `payment` ADD `why` text;--> statement-breakpoint
ALTER TABLE `promo_code` ADD `percent_off` integer;--> statement-breakpoint
ALTER TABLE `promo_code` ADD `max_off` integer;