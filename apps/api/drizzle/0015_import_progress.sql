ALTER TABLE `product_import` ADD `state` text DEFAULT 'done' NOT NULL;--> statement-breakpoint
ALTER TABLE `product_import` ADD `message` text;--> statement-breakpoint
ALTER TABLE `product_import` ADD `done` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE `product_import` SET `done` = `rows`;
