ALTER TABLE "promo_use" ADD COLUMN "shipping_off" bigint;

ALTER TABLE "promo_use" ADD COLUMN "products" text COLLATE "C";

ALTER TABLE "promo_code" ADD COLUMN "free_delivery" bigint NOT NULL DEFAULT 0;

ALTER TABLE "promo_code" ADD COLUMN "collections" text COLLATE "C" NOT NULL DEFAULT '[]';
