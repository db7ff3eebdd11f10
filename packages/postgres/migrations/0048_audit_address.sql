ALTER TABLE "audit" ADD COLUMN "address" text COLLATE "C";
