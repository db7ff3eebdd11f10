CREATE TABLE `email_change` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`user` integer NOT NULL,
	`email` text NOT NULL,
	`former_email` text NOT NULL,
	`created_at` text NOT NULL,
	`expires_at` text NOT NULL,
	`used_at` text,
	FOREIGN KEY (`user`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `email_change_user` ON `email_change` (`user`);--> statement-breakpoint
CREATE TABLE `played_payment` (
	`id` text PRIMARY KEY NOT NULL,
	`bill` text NOT NULL,
	`state` text DEFAULT 'open' NOT NULL,
	`amount` real NOT NULL,
	`paid_amount` real DEFAULT 0 NOT NULL,
	`refunded` real DEFAULT 0 NOT NULL,
	`transaction_id` text NOT NULL,
	`paid_at` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `played_payment_transaction_id_unique` ON `played_payment` (`transaction_id`);--> statement-breakpoint
-- The timeline is never changed but here, once: it named the addresses that mails went to, which a deleted account leaves behind.
DROP TRIGGER order_event_stays;
--> statement-breakpoint
UPDATE order_event SET text = 'Mail sent: ' || substr(text, instr(text, ': ') + 2) WHERE kind = 'mail' AND text LIKE 'Mail to %: %';
--> statement-breakpoint
CREATE TRIGGER order_event_stays BEFORE UPDATE ON order_event
BEGIN SELECT RAISE(ABORT, 'timeline rows are never changed'); END;
