ALTER TABLE "size" ADD COLUMN "position" bigint;

ALTER TABLE "size" ADD COLUMN "sort_key" text COLLATE "C";
