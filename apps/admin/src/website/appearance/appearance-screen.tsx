import type { Appearance } from '@etrend/contract'
import { defaultPalette, isSameJson, paletteProblems } from '@etrend/domain'
import { type FormEvent, useState } from 'react'
import { api } from '../../lib/api'
import { Button } from '../../ui/controls/button'
import { ScreenHeader } from '../../ui/display/screen-header'
import { Section } from '../../ui/display/section'
import { LeaveGuard } from '../../ui/form/leave-guard'
import { Loaded } from '../../ui/state/loaded'
import { Notice } from '../../ui/state/notice'
import { useStaffAction } from '../../ui/state/use-staff-action'
import { PictureInput } from '../inputs/picture-input'
import { ColorInput } from './color-input'
import { PaletteSample } from './palette-sample'

/** The shop's logo, icon, share picture and colors. */
export function AppearanceScreen() {
  const appearance = api.shopAppearance.get.useQuery({
    queryKey: ['appearance'],
    meta: { notLoaded: 'Failed to fetch the appearance' },
    gcTime: 0,
    staleTime: Infinity,
  })
  return (
    <>
      <ScreenHeader title="Appearance" />
      <Loaded answer={appearance}>{(body) => <AppearanceForm started={body} />}</Loaded>
    </>
  )
}

const pictures = [
  {
    name: 'logo',
    label: 'Logo',
    hint: 'Shown instead of the name: in the header, 36 pixels high, and in mails, invoices and packing slips.',
  },
  { name: 'favicon', label: 'Icon', hint: 'Square. Shown in the browser’s tab and on phones.' },
  {
    name: 'share_picture',
    label: 'Share picture',
    hint: 'Shown when somebody sends a link to the shop. 1200 × 630 is best.',
  },
] as const

const colors = [
  { name: 'accent', label: 'Accent color', hint: 'The main buttons and reduced prices.' },
  { name: 'ink', label: 'Text color', hint: 'Texts, the top bar and the footer.' },
  { name: 'paper', label: 'Page color', hint: 'Behind everything. Choose a light one.' },
] as const

/** Pictures and colors of the shop. Colors are checked while they are chosen; the server checks them again. */
function AppearanceForm({ started }: { started: Appearance }) {
  const { mutateAsync } = api.shopAppearance.edit.useMutation()
  const { attempt, isBusy, refusal } = useStaffAction()
  const [saved, setSaved] = useState(started)
  const [draft, setDraft] = useState(started)
  const isDirty = !isSameJson(draft, saved)
  const change = (part: Partial<Appearance>) => setDraft({ ...draft, ...part })
  const palette = {
    accent: draft.accent_color || defaultPalette.accent,
    ink: draft.ink_color || defaultPalette.ink,
    paper: draft.paper_color || defaultPalette.paper,
  }
  const isWhole = Object.values(palette).every((color) => /^#[0-9a-f]{6}$/.test(color))
  const problems = isWhole ? paletteProblems(palette) : {}

  async function save(event: FormEvent) {
    event.preventDefault()
    await attempt(async () => {
      const { body } = await mutateAsync({ body: draft })
      setSaved(body)
      setDraft(body)
    }, 'Appearance saved')
  }

  return (
    <form
      noValidate
      aria-label="Appearance"
      onSubmit={(event) => void save(event)}
      className="max-w-3xl grid gap-8 pt-4"
    >
      {refusal ? <Notice>{refusal}</Notice> : null}
      <Section title="Pictures">
        <div className="sm:grid-cols-2 grid items-start gap-6 pt-4">
          {pictures.map(({ name, label, hint }) => (
            <div key={name} className="grid justify-items-start gap-2">
              <PictureInput
                label={label}
                hint={hint}
                src={draft[name]}
                onChange={(src) => change({ [name]: src })}
              />
              {draft[name] && (
                <Button aria-label={`Remove: ${label}`} onClick={() => change({ [name]: '' })}>
                  Remove
                </Button>
              )}
            </div>
          ))}
        </div>
      </Section>
      <Section title="Colors">
        <div className="sm:grid-cols-2 grid items-start gap-6 pt-4">
          <div className="grid gap-4">
            {colors.map(({ name, label, hint }) => (
              <ColorInput
                key={name}
                label={label}
                hint={hint}
                value={draft[`${name}_color`]}
                standard={defaultPalette[name]}
                problem={problems[name]}
                onChange={(color) => change({ [`${name}_color`]: color })}
              />
            ))}
          </div>
          {isWhole && <PaletteSample palette={palette} />}
        </div>
        <p className="pt-4 text-muted">
          On devices that are set to dark, the shop is dark too. With a logo or a color of your own
          it stays as you see it here.
        </p>
      </Section>
      <div>
        <Button
          type="submit"
          kind="primary"
          disabled={isBusy || !isDirty || Object.keys(problems).length > 0}
        >
          {isBusy ? 'Saving…' : 'Save appearance'}
        </Button>
      </div>
      {isDirty ? <LeaveGuard /> : null}
    </form>
  )
}
