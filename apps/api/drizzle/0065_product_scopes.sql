-- compatible since 0065: a sale has lists of what it is for instead of one target, which older versions can't read.
-- Sales and promo codes name what they are for, and their exceptions, in lists.
ALTER TABLE `promo_code` ADD `applies_to` text;--> statement-breakpoint
ALTER TABLE `promo_code` ADD `excluding` text DEFAULT '{"products":[],"collections":[],"categories":[],"subcategories":[],"brands":[]}' NOT NULL;--> statement-breakpoint
ALTER TABLE `promo_code` ADD `covers_reduced` integer DEFAULT true NOT NULL;--> statement-breakpoint
UPDATE `promo_code` SET `applies_to` = '{"products":[],"collections":' || `collections` || ',"categories":[],"subcategories":[],"brands":[]}'
WHERE `collections` <> '[]';--> statement-breakpoint
ALTER TABLE `promo_code` DROP COLUMN `collections`;--> statement-breakpoint
CREATE TABLE `__new_sale_offer` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`title` text NOT NULL,
	`percent_off` integer,
	`amount_off` integer,
	`round_to` integer DEFAULT 1 NOT NULL,
	`applies_to` text,
	`excluding` text DEFAULT '{"products":[],"collections":[],"categories":[],"subcategories":[],"brands":[]}' NOT NULL,
	`starts_at` text NOT NULL,
	`ends_at` text,
	`is_active` integer DEFAULT true NOT NULL,
	CONSTRAINT "sale_offer_off" CHECK((percent_off IS NULL) <> (amount_off IS NULL)),
	CONSTRAINT "sale_offer_percent" CHECK(percent_off BETWEEN 1 AND 100),
	CONSTRAINT "sale_offer_amount" CHECK(amount_off > 0)
);
--> statement-breakpoint
INSERT INTO `__new_sale_offer` (`id`, `title`, `percent_off`, `amount_off`, `applies_to`, `starts_at`, `ends_at`, `is_active`)
SELECT `id`, `title`, `percent_off`, `amount_off`,
	CASE `target` WHEN 'all' THEN NULL ELSE
		'{"products":' || `products` || ',"collections":[' || coalesce(`collection`, '') || '],"categories":[' || coalesce(`category`, '')
		|| '],"subcategories":[' || coalesce(`subcategory`, '') || '],"brands":[]}' END,
	`starts_at`, `ends_at`, `is_active`
FROM `sale_offer`;
--> statement-breakpoint
-- No id is given again, not even that of a deleted sale.
DELETE FROM sqlite_sequence WHERE name = '__new_sale_offer';
--> statement-breakpoint
INSERT INTO sqlite_sequence (name, seq)
  SELECT '__new_sale_offer', seq FROM sqlite_sequence WHERE name = 'sale_offer';
--> statement-breakpoint
DROP TABLE `sale_offer`;--> statement-breakpoint
ALTER TABLE `__new_sale_offer` RENAME TO `sale_offer`;--> statement-breakpoint
CREATE INDEX `sale_offer_starts_at` ON `sale_offer` (`starts_at`);--> statement-breakpoint
CREATE INDEX `sale_offer_ends_at` ON `sale_offer` (`ends_at`);--> statement-breakpoint
CREATE TRIGGER sale_offer_added AFTER INSERT ON sale_offer
BEGIN INSERT INTO catalogue_change (kind) VALUES ('names'); END;
--> statement-breakpoint
CREATE TRIGGER sale_offer_changed AFTER UPDATE ON sale_offer
BEGIN INSERT INTO catalogue_change (kind) VALUES ('names'); END;
--> statement-breakpoint
CREATE TRIGGER sale_offer_removed AFTER DELETE ON sale_offer
BEGIN INSERT INTO catalogue_change (kind) VALUES ('names'); END;
--> statement-breakpoint
-- A deleted sale comes back with the same products.
UPDATE `trash` SET `row` = json_set(
	json_remove(`row`, '$.target', '$.products', '$.collection', '$.category', '$.subcategory'),
	'$.applies_to',
	CASE json_extract(`row`, '$.target') WHEN 'all' THEN NULL ELSE json_object(
		'products', coalesce(json_extract(`row`, '$.products'), json_array()),
		'collections', CASE WHEN json_extract(`row`, '$.collection') IS NULL THEN json_array() ELSE json_array(json_extract(`row`, '$.collection')) END,
		'categories', CASE WHEN json_extract(`row`, '$.category') IS NULL THEN json_array() ELSE json_array(json_extract(`row`, '$.category')) END,
		'subcategories', CASE WHEN json_extract(`row`, '$.subcategory') IS NULL THEN json_array() ELSE json_array(json_extract(`row`, '$.subcategory')) END,
		'brands', json_array()) END)
WHERE `noun` = 'saleOffers';
