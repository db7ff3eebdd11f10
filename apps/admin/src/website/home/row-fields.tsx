import type { HomeRow } from '@etrend/contract'
import type { Option } from '../../ui/controls/choices'
import { AreaInput, SelectInput, TextInput } from '../inputs/inputs'
import { PictureInput } from '../inputs/picture-input'
import type { RowChoices } from './row-choices'
import { deleted } from './row-kinds'
import { SlidesFields } from './slides-fields'
import { TilesFields } from './tiles-fields'

const linkHint = 'A page of the shop, like /womens, or an address that begins with https://.'
const sides = [
  { value: 'left', label: 'On the left' },
  { value: 'right', label: 'On the right' },
]

/** The fields of one row, by its kind. */
export function RowFields({
  row,
  choices: { categories = [], collections = [] },
  onChange,
}: {
  row: HomeRow
  choices: RowChoices
  onChange: (row: HomeRow) => void
}) {
  switch (row.kind) {
    case 'slides':
      return (
        <SlidesFields slides={row.slides} onChange={(slides) => onChange({ ...row, slides })} />
      )
    case 'banner':
      return (
        <>
          <TextInput
            label="Words"
            hint="Leave empty for “Now at lower prices”."
            maxLength={120}
            value={row.text}
            onChange={(text) => onChange({ ...row, text })}
          />
          <TextInput
            label="Where it leads"
            hint={`Leave empty for the discounted products: the banner is shown while there are any. ${linkHint}`}
            value={row.href}
            onChange={(href) => onChange({ ...row, href })}
          />
          <TextInput
            label="What the link says"
            hint="Leave empty for “See what is reduced”."
            maxLength={40}
            value={row.link_text}
            onChange={(link_text) => onChange({ ...row, link_text })}
          />
        </>
      )
    case 'category':
      return (
        <>
          <SelectInput
            label="Category"
            value={String(row.category)}
            onChange={(category) => onChange({ ...row, category: Number(category) })}
            options={withChosen(categories, row.category, deleted.categories)}
          />
          <Title row={row} onChange={onChange} hint="Leave empty for the category’s own title." />
        </>
      )
    case 'collection':
      return (
        <>
          <SelectInput
            label="Collection"
            value={String(row.collection)}
            onChange={(collection) => onChange({ ...row, collection: Number(collection) })}
            options={withChosen(collections, row.collection, deleted.collections)}
          />
          <Title row={row} onChange={onChange} hint="Leave empty for the collection’s own title." />
        </>
      )
    case 'featured':
      return (
        <>
          <p className="text-muted">
            The first two products that are marked as featured, with large pictures.
          </p>
          <Title row={row} onChange={onChange} hint="Leave empty for “Featured”." />
        </>
      )
    case 'tiles':
      return (
        <>
          <Title row={row} onChange={onChange} hint="Leave empty for no title." />
          <TilesFields
            chosen={row.categories}
            categories={categories}
            onChange={(chosen) => onChange({ ...row, categories: chosen })}
          />
        </>
      )
    case 'text':
      return (
        <>
          <TextInput
            label="Heading"
            maxLength={80}
            value={row.title}
            onChange={(title) => onChange({ ...row, title })}
            required
          />
          <AreaInput
            label="Text"
            hint="An empty line begins a new paragraph."
            maxLength={1000}
            value={row.text}
            onChange={(text) => onChange({ ...row, text })}
            required
          />
          <PictureInput
            label="Picture"
            src={row.image}
            onChange={(image) => onChange({ ...row, image })}
          />
          <TextInput
            label="What the picture shows"
            hint="For people who can’t see it."
            maxLength={200}
            value={row.alt}
            onChange={(alt) => onChange({ ...row, alt })}
          />
          <SelectInput
            label="The picture is"
            value={row.side}
            options={sides}
            onChange={(side) => onChange({ ...row, side: side === 'right' ? 'right' : 'left' })}
          />
          <TextInput
            label="Where its button leads"
            hint={`Leave empty for no button. ${linkHint}`}
            value={row.href}
            onChange={(href) => onChange({ ...row, href })}
          />
          <TextInput
            label="What the button says"
            hint="Leave empty for “Learn More”."
            maxLength={40}
            value={row.link_text}
            onChange={(link_text) => onChange({ ...row, link_text })}
          />
        </>
      )
  }
}

type Titled = Extract<HomeRow, { kind: 'category' | 'collection' | 'featured' | 'tiles' }>

function Title({
  row,
  hint,
  onChange,
}: {
  row: Titled
  hint: string
  onChange: (row: HomeRow) => void
}) {
  return (
    <TextInput
      label="Title"
      hint={hint}
      maxLength={80}
      value={row.title}
      onChange={(title) => onChange({ ...row, title })}
    />
  )
}

/** The choices with the chosen one, which may have been deleted since. */
function withChosen(options: Option[], chosen: number, label: string): Option[] {
  if (options.some(({ value }) => value === chosen)) return options
  return [{ value: chosen, label }, ...options]
}
