ALTER TABLE "promo_code" ADD COLUMN "first_order_only" bigint NOT NULL DEFAULT 0;
