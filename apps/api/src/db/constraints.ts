export const undoneAlready = 'This is undone already.'

/**
 * What a broken UNIQUE index means to the person who filled the form, by the index's name in schema.ts or by its
 * columns.
 */
const takenNames = new Map(
  Object.entries({
    size_name_once: { field: 'size_name', message: 'A size with this name already exists.' },
    color_name_once: { field: 'color_name', message: 'A color with this name already exists.' },
    category_title_once: { field: 'title', message: 'A category with this title already exists.' },
    subcategory_title_once: {
      field: 'title',
      message: 'This category already has a sub category with this title.',
    },
    'product_color.product, product_color.color': {
      field: 'color',
      message: 'This product already comes in this color.',
    },
    promo_code_once: { field: 'code', message: 'This promo code exists already.' },
    user_username_once: { field: 'username', message: 'This user name is taken.' },
    user_email_once: {
      field: 'email',
      message: 'An account with this e-mail address already exists.',
    },
    'audit.undoes': { field: 'id', message: undoneAlready },
  }),
)

/** The entry that a SQLite error message names: an expression index by its name, a plain one by its columns. */
export function takenName(sqliteMessage: string) {
  const [, index] = /index '(\w+)'/.exec(sqliteMessage) ?? []
  const [, columns] = /failed: ([\w., ]+)$/.exec(sqliteMessage) ?? []
  return takenNames.get(index ?? columns ?? '')
}
