import { useMutation } from '@tanstack/react-query'
import { messageOf } from '../lib/api'
import { ordering } from '../lib/ordering/api'
import { Button } from '../ui/button'
import { FieldProblem } from '../ui/field-problem'
import { DeleteAccount } from './delete-account'

/** Lets the customer download or delete what the shop keeps about them. */
export function MyData() {
  const download = useMutation({ mutationFn: readMyData, onSuccess: save })
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
      <FieldProblem
        id="data-problem"
        problem={
          download.error
            ? `Your data could not be collected. ${messageOf(download.error) ?? 'Please try again.'}`
            : undefined
        }
      />
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
