-- What shoppers see of pages makes cached answers stale, and is read again by every server's mirror.
CREATE TRIGGER page_shown_changed AFTER INSERT OR UPDATE OR DELETE ON page_shown
FOR EACH ROW EXECUTE FUNCTION catalogue_changed('names', '');
