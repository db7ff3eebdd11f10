/** Downloads a small file of products, to start an import from. */
export function ExampleLink() {
  return (
    <a href={example} download="etrend-products.csv" className="underline underline-offset-2">
      An example to start from
    </a>
  )
}

const rows = [
  'Title,Brand,Description,Category,Sub category,Price,Discounted price,Color,Hex code,Size,Opening stock',
  'Linen Shirt,Himal,A light shirt for warm days.,Women,Tops,2500,2100,Navy,#1f2a4d,SM,6',
  'Linen Shirt,Himal,,,,,,Navy,,MD,8',
  'Linen Shirt,Himal,,,,,,White,#f7f5f0,MD,4',
]
const example = `data:text/csv;charset=utf-8,${encodeURIComponent(`${rows.join('\n')}\n`)}`
