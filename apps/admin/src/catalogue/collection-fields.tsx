import type { Collection } from '@etrend/contract'
import { Section } from '../ui/display/section'
import { CheckField } from '../ui/form/check-field'
import { PictureField } from '../ui/form/picture-field'
import { SelectField } from '../ui/form/select-field'
import { TextAreaField } from '../ui/form/text-area-field'
import { TextField } from '../ui/form/text-field'
import { kindChoices } from './collection-kinds'
import { CollectionPreview } from './collection-preview'
import { CollectionProductsField } from './collection-products-field'
import { CollectionRuleFields } from './collection-rule-fields'
import type { CollectionForm } from './collection-values'

/** Everything about a collection: its page, what it holds, and what search engines are shown. */
export function CollectionFields({
  form,
  saved,
}: {
  form: CollectionForm
  saved: Collection | undefined
}) {
  const isByHand = form.watch('kind') === 'hand'
  return (
    <>
      <TextField form={form} name="title" label="Title" required />
      <TextField
        form={form}
        name="slug"
        label="Address"
        hint={
          saved
            ? `The page is at /collections/${saved.slug}. A former address leads to the new one.`
            : 'The last part of /collections/… Leave it empty to make it from the title.'
        }
        autoComplete="off"
      />
      <TextAreaField form={form} name="text" label="Text" />
      <PictureField
        form={form}
        name="image"
        label="Picture"
        hint="Shown wide, beside the title. People see it when somebody shares the page."
        current={saved?.image || undefined}
      />
      {saved?.image ? (
        <CheckField form={form} name="remove_image" label="Remove the picture" />
      ) : null}
      <SelectField
        form={form}
        name="kind"
        label="The products are"
        choices={kindChoices}
        required
      />
      {isByHand ? (
        <CollectionProductsField form={form} />
      ) : (
        <>
          <CollectionRuleFields form={form} />
          <CollectionPreview form={form} />
        </>
      )}
      <Section title="For search engines">
        <div className="grid gap-5 pt-4">
          <TextField
            form={form}
            name="seo_title"
            label="Title in search results"
            hint="Leave it empty to show the title above."
          />
          <TextAreaField
            form={form}
            name="seo_description"
            label="Description in search results"
            hint="Leave it empty to show the text above."
          />
        </div>
      </Section>
    </>
  )
}
