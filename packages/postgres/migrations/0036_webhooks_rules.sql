-- What webhooks report, written in the transaction of the change. Without an active webhook nothing is written.
CREATE FUNCTION order_event_noted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT 1 FROM webhook WHERE is_active = 1) THEN RETURN NULL; END IF;
  IF TG_OP = 'INSERT' THEN
    INSERT INTO webhook_event (topic, row_id, created_at) VALUES ('order.placed', NEW.id, now_iso());
    IF NEW.payment_state = 'paid' THEN
      INSERT INTO webhook_event (topic, row_id, created_at) VALUES ('order.paid', NEW.id, now_iso());
    END IF;
    IF NEW.state = 'delivered' THEN
      INSERT INTO webhook_event (topic, row_id, created_at)
        VALUES ('order.delivered', NEW.id, now_iso());
    END IF;
    RETURN NULL;
  END IF;
  IF (NEW.state, NEW.payment_state, NEW.payment_method, NEW.total, NEW.to_pay, NEW.paid, NEW.refunded,
      NEW.courier, NEW.tracking_code, NEW.name, NEW.phone, NEW.district, NEW.city, NEW.street,
      NEW.landmark)
    IS NOT DISTINCT FROM
     (OLD.state, OLD.payment_state, OLD.payment_method, OLD.total, OLD.to_pay, OLD.paid, OLD.refunded,
      OLD.courier, OLD.tracking_code, OLD.name, OLD.phone, OLD.district, OLD.city, OLD.street,
      OLD.landmark) THEN
    RETURN NULL;
  END IF;
  INSERT INTO webhook_event (topic, row_id, created_at) VALUES ('order.changed', NEW.id, now_iso());
  IF NEW.payment_state = 'paid' AND OLD.payment_state <> 'paid' THEN
    INSERT INTO webhook_event (topic, row_id, created_at) VALUES ('order.paid', NEW.id, now_iso());
  END IF;
  IF NEW.state <> OLD.state AND NEW.state IN ('shipped', 'delivered', 'cancelled') THEN
    INSERT INTO webhook_event (topic, row_id, created_at)
      VALUES ('order.' || NEW.state, NEW.id, now_iso());
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER order_event_noted AFTER INSERT OR UPDATE ON shop_order
FOR EACH ROW EXECUTE FUNCTION order_event_noted();

CREATE FUNCTION stock_event_noted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT 1 FROM webhook WHERE is_active = 1) THEN RETURN NULL; END IF;
  IF (TG_OP = 'INSERT' AND NEW.quantity = 0) OR (TG_OP = 'UPDATE' AND NEW.quantity = OLD.quantity) THEN
    RETURN NULL;
  END IF;
  INSERT INTO webhook_event (topic, row_id, size, created_at)
    VALUES ('stock.changed', NEW.product_color, NEW.size, now_iso());
  RETURN NULL;
END $$;
CREATE TRIGGER stock_event_noted AFTER INSERT OR UPDATE ON stock_level
FOR EACH ROW EXECUTE FUNCTION stock_event_noted();

CREATE FUNCTION product_event_noted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT 1 FROM webhook WHERE is_active = 1) THEN RETURN NULL; END IF;
  IF TG_OP = 'INSERT' THEN
    INSERT INTO webhook_event (topic, row_id, created_at) VALUES ('product.added', NEW.id, now_iso());
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO webhook_event (topic, row_id, created_at)
      VALUES ('product.deleted', OLD.id, now_iso());
  ELSIF NEW.updated_at IS DISTINCT FROM OLD.updated_at THEN
    INSERT INTO webhook_event (topic, row_id, created_at)
      VALUES ('product.changed', NEW.id, now_iso());
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER product_event_noted AFTER INSERT OR UPDATE OR DELETE ON product
FOR EACH ROW EXECUTE FUNCTION product_event_noted();
