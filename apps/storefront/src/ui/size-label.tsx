import { sizeWord } from '@etrend/domain'

type LabelledSize = { size_name: string; kids_age: string | null }

/** What a size's button shows: its word, and below it the ages of the kids who wear it. */
export function SizeLabel({ size_name, kids_age }: LabelledSize) {
  return (
    <>
      {sizeWord(size_name)}
      {kids_age && <span className="size-age">{kids_age}</span>}
    </>
  )
}

/** The same in a sentence: 'M', or 'M, 6–7 years'. */
export function sizeInWords({ size_name, kids_age }: LabelledSize) {
  return kids_age ? `${sizeWord(size_name)}, ${kids_age}` : sizeWord(size_name)
}
