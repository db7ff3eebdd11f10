ALTER TABLE `product` ADD `material` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `product` ADD `care` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `product` ADD `origin` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `product` ADD `fit` text DEFAULT '' NOT NULL;