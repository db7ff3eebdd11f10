CREATE TABLE `cash_closing` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`day` text NOT NULL,
	`from` text NOT NULL,
	`opening` integer NOT NULL,
	`sales` integer NOT NULL,
	`sales_count` integer NOT NULL,
	`refunds` integer NOT NULL,
	`entries` integer NOT NULL,
	`expected` integer NOT NULL,
	`counted` integer NOT NULL,
	`notes` text,
	`reason` text NOT NULL,
	`staff` integer,
	`closed_at` text NOT NULL,
	FOREIGN KEY (`staff`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "cash_closing_counted" CHECK(counted >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `cash_closing_day_unique` ON `cash_closing` (`day`);--> statement-breakpoint
CREATE TABLE `cash_entry` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`kind` text NOT NULL,
	`amount` integer NOT NULL,
	`note` text NOT NULL,
	`corrects` integer,
	`staff` integer,
	`created_at` text NOT NULL,
	FOREIGN KEY (`corrects`) REFERENCES `cash_closing`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`staff`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "cash_entry_amount" CHECK(amount <> 0)
);
--> statement-breakpoint
CREATE INDEX `cash_entry_time` ON `cash_entry` (`created_at`);--> statement-breakpoint
CREATE INDEX `cash_entry_corrects` ON `cash_entry` (`corrects`);--> statement-breakpoint
CREATE TRIGGER cash_closing_stays BEFORE UPDATE ON cash_closing
BEGIN SELECT RAISE(ABORT, 'closed days are never changed; add a correction'); END;
--> statement-breakpoint
CREATE TRIGGER cash_closing_kept BEFORE DELETE ON cash_closing
BEGIN SELECT RAISE(ABORT, 'closed days are never deleted'); END;
--> statement-breakpoint
-- INSERT OR REPLACE would delete a row without the trigger of DELETE.
CREATE TRIGGER cash_closing_once BEFORE INSERT ON cash_closing WHEN EXISTS (SELECT 1 FROM cash_closing WHERE id = NEW.id)
BEGIN SELECT RAISE(ABORT, 'closed days are never changed; add a correction'); END;
--> statement-breakpoint
CREATE TRIGGER cash_entry_stays BEFORE UPDATE ON cash_entry
BEGIN SELECT RAISE(ABORT, 'cash entries are never changed; add a correction'); END;
--> statement-breakpoint
CREATE TRIGGER cash_entry_kept BEFORE DELETE ON cash_entry
BEGIN SELECT RAISE(ABORT, 'cash entries are never deleted'); END;
--> statement-breakpoint
-- INSERT OR REPLACE would delete a row without the trigger of DELETE.
CREATE TRIGGER cash_entry_once BEFORE INSERT ON cash_entry WHEN EXISTS (SELECT 1 FROM cash_entry WHERE id = NEW.id)
BEGIN SELECT RAISE(ABORT, 'cash entries are never changed; add a correction'); END;
