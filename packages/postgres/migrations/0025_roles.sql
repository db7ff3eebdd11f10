ALTER TABLE "user" ADD COLUMN "staff_role" text COLLATE "C";

ALTER TABLE "staff_invite" ADD COLUMN "role" text COLLATE "C";

-- Before roles, all staff could do everything, and so could those who are invited.
UPDATE "user" SET "staff_role" = 'owner' WHERE "role" = 'admin';

UPDATE "staff_invite" SET "role" = 'owner';
