ALTER TABLE "settled_order" ADD COLUMN "return_fee" bigint NOT NULL DEFAULT 0;

ALTER TABLE "courier_settlement" ADD COLUMN "return_fees" bigint NOT NULL DEFAULT 0;

ALTER TABLE "shop_order" ADD COLUMN "return_fee" bigint NOT NULL DEFAULT 0;

CREATE INDEX "shop_order_return_fee" ON "shop_order" ("courier_id") WHERE return_fee > 0 AND settlement IS NULL;
