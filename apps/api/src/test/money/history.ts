import fc from 'fast-check'
import {
  askKhalti,
  askReturn,
  answerReturn,
  exchange,
  payByHand,
  receiveReturn,
  refund,
  refundReturn,
  send,
} from './giving-back'
import {
  advance,
  cancelByShopper,
  cancelByStaff,
  changeReturnFee,
  decide,
  edit,
  refuse,
  switchToCash,
  telephone,
} from './moving'
import { jump, placeInCrash, restart, sendInCrash, wait } from './passing'
import { askAboutAll, chooseLater, check, comeBack, pay } from './paying'
import { place, sendAgain } from './placing'
import { billProblems } from './rules-bills'
import { courierProblems } from './rules-couriers'
import { exchangeProblems } from './rules-exchange'
import { goodsProblems } from './rules-goods'
import { lostProblems, moneyProblems } from './rules-money'
import { registerProblems } from './rules-registers'
import { salesProblems } from './rules-sales'
import { taxOfficeProblems } from './rules-tax-office'
import { settleCash, takeSettlementBack } from './settling'
import { Broken, ordersOf, type OrderRow, type Step, type World } from './world'

type Act = {
  weight: number
  happen: (world: World, step: Step) => Promise<void>
  /** The act that happens instead when this one can't: one that leads to it. */
  before?: string
}

/** What can happen in a shop, and its relative frequency. */
const acts: Record<string, Act> = {
  place: { weight: 6, happen: place },
  pay: { weight: 8, happen: pay, before: 'place' },
  chooseLater: { weight: 3, happen: chooseLater, before: 'pay' },
  comeBack: { weight: 4, happen: comeBack, before: 'pay' },
  check: { weight: 2, happen: check, before: 'pay' },
  wait: { weight: 6, happen: wait },
  decide: { weight: 5, happen: decide, before: 'pay' },
  advance: { weight: 6, happen: advance, before: 'pay' },
  refuse: { weight: 3, happen: refuse, before: 'advance' },
  changeReturnFee: { weight: 3, happen: changeReturnFee, before: 'refuse' },
  cancelByShopper: { weight: 3, happen: cancelByShopper, before: 'pay' },
  cancelByStaff: { weight: 3, happen: cancelByStaff, before: 'pay' },
  telephone: { weight: 1, happen: telephone, before: 'place' },
  switchToCash: { weight: 4, happen: switchToCash, before: 'place' },
  edit: { weight: 6, happen: edit, before: 'pay' },
  refund: { weight: 4, happen: refund, before: 'pay' },
  send: { weight: 6, happen: send, before: 'refund' },
  askKhalti: { weight: 3, happen: askKhalti, before: 'send' },
  payByHand: { weight: 4, happen: payByHand, before: 'refund' },
  askReturn: { weight: 5, happen: askReturn, before: 'advance' },
  answerReturn: { weight: 5, happen: answerReturn, before: 'askReturn' },
  receiveReturn: { weight: 3, happen: receiveReturn, before: 'answerReturn' },
  refundReturn: { weight: 4, happen: refundReturn, before: 'receiveReturn' },
  exchange: { weight: 6, happen: exchange, before: 'receiveReturn' },
  settleCash: { weight: 4, happen: settleCash, before: 'advance' },
  takeSettlementBack: { weight: 2, happen: takeSettlementBack, before: 'settleCash' },
  jump: { weight: 2, happen: jump },
  sendAgain: { weight: 2, happen: sendAgain, before: 'place' },
  restart: { weight: 1, happen: restart },
  placeInCrash: { weight: 1, happen: placeInCrash },
  sendInCrash: { weight: 3, happen: sendInCrash, before: 'refund' },
}

/** The steps that happen from an ISO time on. */
type History = { start: string; steps: Step[] }

const anyAct = fc.oneof(
  ...Object.entries(acts).map(([name, { weight }]) => ({ weight, arbitrary: fc.constant(name) })),
)
const anyStep: fc.Arbitrary<Step> = fc.record({
  act: anyAct,
  pick: fc.nat(7),
  a: fc.nat(63),
  b: fc.nat(63),
})

/** Any history: an order first, then up to 24 more steps. */
export const anyHistory: fc.Arbitrary<Step[]> = fc
  .tuple(anyStep, fc.array(anyStep, { maxLength: 24, size: 'max' }))
  .map(([first, others]) => [{ ...first, act: 'place' }, ...others])

/** Runs a history and checks the rules after each step. Throws Broken, with the log, when a rule is broken. */
export async function live(world: World, { start, steps }: History) {
  await world.shop.reset(Date.parse(start))
  world.bank.forget()
  world.notes.clear()
  world.unclear.clear()
  world.sent.length = 0
  world.log.length = 0
  world.office?.behave(undefined)
  for (const one of steps) await happen(world, one)
  await askAboutAll(world)
  fail(world, [
    ...(await lostProblems(world)),
    ...(await registerProblems(world)),
    ...(await taxOfficeProblems(world)),
  ])
}

async function happen(world: World, one: Step): Promise<void> {
  const { act: name, ...numbers } = one
  const act = acts[name]
  const { length } = world.log
  const before = await ordersOf(world)
  world.log.push(`${name} ${JSON.stringify(numbers)}`)
  try {
    await act?.happen(world, one)
  } catch (error) {
    if (error instanceof Broken) fail(world, [error.message])
    throw error
  }
  if (world.log.length > length + 1) return await look(world, before)
  world.log.pop()
  if (act?.before) await happen(world, { ...one, act: act.before })
}

/** Checks all rules. Throws Broken when a rule is broken. */
export async function look(world: World, before?: OrderRow[]) {
  fail(world, [
    ...(await moneyProblems(world)),
    ...(await exchangeProblems(world, before ?? (await ordersOf(world)))),
    ...(await courierProblems(world)),
    ...(await goodsProblems(world)),
    ...(await salesProblems(world)),
    ...(await billProblems(world)),
    ...world.shop.complaints,
  ])
}

function fail({ log }: World, problems: string[]) {
  if (problems.length > 0) throw new Broken(`${problems.join('\n')}\nafter\n${log.join('\n')}`)
}
