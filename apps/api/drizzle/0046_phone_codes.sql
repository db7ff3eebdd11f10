CREATE TABLE `phone_code` (
	`phone` text PRIMARY KEY NOT NULL,
	`hash` text NOT NULL,
	`tries` integer DEFAULT 0 NOT NULL,
	`expires_at` text NOT NULL
);
