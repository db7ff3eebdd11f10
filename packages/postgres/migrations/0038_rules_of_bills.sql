-- compatible since 0037: older versions neither read nor write these tables.
CREATE TRIGGER bill_stays BEFORE UPDATE ON bill
FOR EACH ROW EXECUTE FUNCTION refuse_change('bills are never changed; issue a credit note');
CREATE TRIGGER bill_kept BEFORE DELETE ON bill
FOR EACH ROW EXECUTE FUNCTION refuse_change('bills are never deleted; issue a credit note');
CREATE TRIGGER bill_line_stays BEFORE UPDATE ON bill_line
FOR EACH ROW EXECUTE FUNCTION refuse_change('lines of bills are never changed; issue a credit note');
CREATE TRIGGER bill_line_kept BEFORE DELETE ON bill_line
FOR EACH ROW EXECUTE FUNCTION refuse_change('lines of bills are never deleted; issue a credit note');
CREATE TRIGGER credit_note_stays BEFORE UPDATE ON credit_note
FOR EACH ROW EXECUTE FUNCTION refuse_change('credit notes are never changed; they stay as they were issued');
CREATE TRIGGER credit_note_kept BEFORE DELETE ON credit_note
FOR EACH ROW EXECUTE FUNCTION refuse_change('credit notes are never deleted; they stay as they were issued');
CREATE TRIGGER bill_print_stays BEFORE UPDATE ON bill_print
FOR EACH ROW EXECUTE FUNCTION refuse_change('prints of bills are never changed; they stay as they happened');
CREATE TRIGGER bill_print_kept BEFORE DELETE ON bill_print
FOR EACH ROW EXECUTE FUNCTION refuse_change('prints of bills are never deleted; they stay as they happened');
