import { keepPreviousData } from '@tanstack/react-query'
import { useId } from 'react'
import { PictureOf } from '../../catalogue/pictures/picture-of'
import { api } from '../../lib/api'
import type { Choices } from '../../ui/controls/choices'
import { Combobox, MOST_CHOICES } from '../../ui/controls/combobox'
import { controlLook, Field } from '../../ui/form/field'

/** Finds a unit (product color and size) by typing. The choices show the stock levels. */
export function UnitFinder({
  onFind,
}: {
  onFind: (unit: { product_color: number; size: number }) => void
}) {
  const id = useId()
  return (
    <Field id={id} label="Add a product" isRequired={false} error={undefined}>
      <Combobox
        id={id}
        className={`${controlLook} placeholder:text-muted`}
        placeholder="Product, color or size"
        value=""
        current={undefined}
        useFound={useUnitChoices}
        listLabel="Products"
        onChoose={(value) => {
          const [product_color = 0, size = 0] = value.split('-').map(Number)
          if (product_color > 0) onFind({ product_color, size })
        }}
      />
    </Field>
  )
}

function useUnitChoices(words: string): Choices {
  const query = {
    ...(words.trim() && { q: words.trim() }),
    sort: 'product_color_info',
    page: '1',
    page_size: String(MOST_CHOICES),
  }
  const units = api.stockLevels.list.useQuery({
    queryKey: ['stock-levels', 'choices', query],
    queryData: { query },
    meta: { notLoaded: 'Failed to fetch products' },
    placeholderData: keepPreviousData,
  })
  return {
    options: units.data?.body.map(
      ({ id, product_color, product_color_info, size_name, quantity }) => ({
        value: id,
        picture: <PictureOf of={{ color: product_color }} isSmall />,
        label: `${product_color_info}, ${size_name} · ${quantity > 0 ? `${quantity} left` : 'sold out'}`,
      }),
    ),
    isFailed: units.isError,
    isTrying: units.isFetching,
    retry: units.refetch,
  }
}
