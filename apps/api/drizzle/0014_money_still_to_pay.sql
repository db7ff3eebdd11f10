ALTER TABLE `promo_use` ADD `amount_off` integer;--> statement-breakpoint
ALTER TABLE `promo_use` ADD `given_back_at` text;--> statement-breakpoint
UPDATE promo_use SET amount_off = (SELECT discount FROM shop_order WHERE id = promo_use."order")
WHERE percent_off IS NULL;
--> statement-breakpoint
-- A discount beyond the subtotal had been taken off the fees, so the total stays and the parts add up to it.
UPDATE shop_order
SET discount = subtotal, shipping = min(shipping, total), tax = total - min(shipping, total)
WHERE discount > subtotal;
--> statement-breakpoint
-- SQLite adds a CHECK over the whole row together with a column, so the table, to which others refer, isn't rebuilt.
ALTER TABLE `shop_order` ADD `to_pay` integer DEFAULT 0 NOT NULL
  CONSTRAINT "shop_order_to_pay" CHECK(to_pay BETWEEN 0 AND total)
  CONSTRAINT "shop_order_discount" CHECK(discount <= subtotal);
--> statement-breakpoint
ALTER TABLE `shop_order` ADD `carried_in` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `shop_order` ADD `carried_out` integer DEFAULT 0 NOT NULL
  CONSTRAINT "shop_order_carried" CHECK(carried_in >= 0 AND carried_out >= 0 AND refunded + carried_out <= paid + carried_in);
--> statement-breakpoint
-- Money that staff paid back, other than a surplus after an edit, is not asked for again.
UPDATE shop_order SET to_pay = min(total, max(0, total - paid + refunded - coalesce((
  SELECT sum(amount) FROM refund
  WHERE refund."order" = shop_order.id AND refund.staff IS NOT NULL
    AND refund.reason <> 'The order costs less now'), 0)))
WHERE payment_state IN ('due', 'pending', 'review') AND state <> 'cancelled';
--> statement-breakpoint
UPDATE shop_order SET payment_state = CASE
  WHEN EXISTS (SELECT 1 FROM refund WHERE refund."order" = shop_order.id AND refund.state <> 'done') THEN 'refund_due'
  WHEN refunded >= paid THEN 'refunded'
  ELSE 'partly_refunded' END
WHERE payment_state = 'due' AND to_pay = 0 AND paid > 0;
--> statement-breakpoint
-- Cancelled while a payment was in review: staff decide about its money.
UPDATE shop_order SET payment_state = 'review'
WHERE state = 'cancelled' AND payment_state = 'failed'
  AND EXISTS (SELECT 1 FROM payment WHERE payment."order" = shop_order.id AND payment.state = 'review');
--> statement-breakpoint
-- What exchange orders that did not end are paid with, as far as it came in. Older exchanges of an order come first.
UPDATE shop_order SET carried_in = max(0, min(discount, (
  SELECT source.paid - source.refunded - coalesce((
    SELECT sum(other.discount) FROM order_return AS earlier
    JOIN shop_order AS other ON other.id = earlier.exchange_order
    WHERE earlier."order" = source.id AND other.id < shop_order.id), 0)
  FROM order_return JOIN shop_order AS source ON source.id = order_return."order"
  WHERE order_return.exchange_order = shop_order.id)))
WHERE source = 'exchange' AND state <> 'cancelled' AND NOT (state = 'returned' AND delivered_at IS NULL)
  AND EXISTS (SELECT 1 FROM order_return WHERE exchange_order = shop_order.id);
--> statement-breakpoint
UPDATE shop_order SET carried_out = coalesce((
  SELECT sum(exchange.carried_in) FROM order_return
  JOIN shop_order AS exchange ON exchange.id = order_return.exchange_order
  WHERE order_return."order" = shop_order.id), 0)
WHERE EXISTS (SELECT 1 FROM order_return WHERE order_return."order" = shop_order.id AND exchange_order IS NOT NULL);
