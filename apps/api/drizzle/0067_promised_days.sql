CREATE TABLE `holiday` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`first_day` text NOT NULL,
	`last_day` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `holiday_last_day` ON `holiday` (`last_day`);--> statement-breakpoint
ALTER TABLE `shop_order` ADD `promised_from` text;--> statement-breakpoint
ALTER TABLE `shop_order` ADD `promised_to` text;--> statement-breakpoint
ALTER TABLE `user` ADD `district` text DEFAULT '' NOT NULL;--> statement-breakpoint
-- Orders on their way stay late on the day after the last one of their zone's delivery, as before.
UPDATE `shop_order` SET `promised_to` = (
	SELECT date(`shop_order`.`placed_at`, '+345 minutes', '+' || CASE WHEN z.`id` IS NULL
		THEN coalesce(s.`days_to`, s.`days_from`) ELSE coalesce(z.`days_to`, z.`days_from`) END || ' days')
	FROM `shop` s LEFT JOIN `delivery_zone` z ON z.`name` = `shop_order`.`delivery_zone`
) WHERE `state` IN ('placed', 'confirmed', 'packed', 'shipped') AND `is_walk_in` = 0;
