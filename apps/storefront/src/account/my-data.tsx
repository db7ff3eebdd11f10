import { useMutation } from '@tanstack/react-query'
import { messageOf } from '../lib/api'
import { notify } from '../lib/notify'
import { ordering } from '../lib/ordering/api'
import { Button } from '../ui/button'
import { DeleteAccount } from './delete-account'

/** What the shop keeps about the customer: to take along, or to be gone. */
export function MyData() {
  const download = useMutation({
    mutationFn: readMyData,
    onSuccess: save,
    onError: (error) => notify.error(messageOf(error) ?? 'It could not be read. Please try again.'),
  })
  return (
    <section aria-labelledby="my-data" className="lg:col-span-2 border-t border-line pt-8">
      <h2 id="my-data" className="text-xl">
        Your data
      </h2>
      <p className="mt-2 max-w-prose text-muted">
        Everything that we keep about you, in one file that any program can read.
      </p>
      <Button
        look="quiet"
        className="mt-4"
        disabled={download.isPending}
        onClick={() => download.mutate()}
      >
        {download.isPending ? 'Collecting…' : 'Download my data'}
      </Button>
      <DeleteAccount />
    </section>
  )
}

async function readMyData() {
  const answer = await ordering.privacy.read.query()
  if (answer.status !== 200) throw answer
  return answer.body
}

function save(data: object) {
  const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' })
  const href = URL.createObjectURL(file)
  Object.assign(document.createElement('a'), { href, download: 'etrend-my-data.json' }).click()
  setTimeout(() => URL.revokeObjectURL(href), 10_000)
}
