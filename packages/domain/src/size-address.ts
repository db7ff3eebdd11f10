import { sizeWord } from './size-word'

type Named = { size_name: string }

/** A size in its product's address: its word, unless that is the stored name of another size. */
export function addressedSize(sizes: Named[], { size_name }: Named) {
  const word = sizeWord(size_name)
  return askedSize(sizes, word)?.size_name === size_name ? word : size_name
}

/**
 * The size for which an address asks, in any case of letters: 'M', or by its stored name as in addresses that are older
 * than the words, 'MD'. undefined for others.
 */
export function askedSize<Size extends Named>(sizes: Size[], asked: string) {
  const isAsked = (name: string) => name.toLowerCase() === asked.toLowerCase()
  return (
    sizes.find(({ size_name }) => isAsked(size_name)) ??
    sizes.find(({ size_name }) => isAsked(sizeWord(size_name)))
  )
}
