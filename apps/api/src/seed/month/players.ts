import type { DemoAct } from '@etrend/demo'
import { givingBackOf } from './giving-back'
import { moneyOf } from './money'
import { openDemo } from './opening'
import { sellingOf } from './selling'
import { sendingOf } from './sending'
import { bookOf, type Stage } from './stage'

/** Gives what makes an act of the demo's past happen, by calls of the shop. */
export function players(given: Omit<Stage, 'book'>) {
  const stage = { ...given, book: bookOf() }
  const selling = sellingOf(stage)
  const sending = sendingOf(stage)
  const back = givingBackOf(stage)
  const money = moneyOf(stage)

  return async (act: DemoAct): Promise<void> => {
    switch (act.act) {
      case 'open':
        return await openDemo(stage)
      case 'receive goods':
        return await sending.receiveGoods(act)
      case 'place':
        return await selling.place(act)
      case 'pay':
        return await selling.pay(act)
      case 'accept payment':
        return await selling.acceptPayment(act)
      case 'call':
        return await selling.call(act)
      case 'cancel':
        return await selling.cancel(act)
      case 'confirm':
        return await sending.confirm(act)
      case 'pack':
        return await sending.moveAll(act.orders, 'packed')
      case 'hand over':
        return await sending.handOver(act)
      case 'deliver':
        return await sending.moveAll(act.orders, 'delivered')
      case 'bring back':
        return await sending.bringBack(act)
      case 'ask to return':
        return await back.ask(act)
      case 'answer return':
        return await back.answer(act)
      case 'receive return':
        return await back.receive(act)
      case 'refund return':
        return await back.refund(act)
      case 'exchange':
        return await back.exchange(act)
      case 'pay back':
        return await money.payBack(act)
      case 'settle':
        return await money.settle(act)
      case 'close day':
        return await money.closeDay(act)
    }
  }
}
