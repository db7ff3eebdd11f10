import type { DemoOrder } from './orders'

/** An order of the plan, by its place; an exchange has the place of its first order with an x. */
export type Key = number | `x${number}`

/** Something that a customer or a member of staff does. `order` and `orders` name orders of the plan. */
export type DemoAct =
  | { act: 'open' }
  | { act: 'receive goods'; units: number; note: string }
  | { act: 'place'; order: number; wish: DemoOrder; way: DemoWay }
  | { act: 'pay'; order: number; brings: 'pay' | 'wrong' }
  | { act: 'accept payment'; order: number }
  | { act: 'call'; order: number; outcome: 'confirmed' | 'no_answer' | 'refused' }
  | { act: 'cancel'; order: number; reason: string }
  | { act: 'confirm'; order: Key }
  | { act: 'pack'; orders: Key[] }
  | { act: 'hand over'; courier: DemoCourier; orders: Key[] }
  | { act: 'deliver'; orders: Key[] }
  | { act: 'bring back'; order: number; came_back: 'refused' | 'not_reached'; reason: string }
  | ({ act: 'ask to return'; order: number } & ReturnWish)
  | { act: 'answer return'; order: number; answer: string; decision: 'approved' | 'refused' }
  | { act: 'receive return'; order: number; condition: 'resellable' | 'damaged' }
  | { act: 'refund return'; order: number }
  | { act: 'exchange'; order: number; isHandedOver: boolean }
  | { act: 'pay back'; order: number; way: 'esewa' | 'khalti'; reference: string }
  | { act: 'settle'; courier: DemoCourier; fee: number; missing: number; reference: string }
  | { act: 'close day'; toBank: boolean; missing: number }

export type DemoWay = 'cod' | 'esewa' | 'khalti'
export type ReturnWish = { wants: 'refund' | 'exchange'; reason: string; details: string }

/** The two couriers, with what they take for a parcel: riders for the valley, a company for the rest of the country. */
export const demoCouriers = {
  near: {
    name: 'Bagmati Riders',
    phone: '980-0000091',
    fee: 100,
    notes: 'Kathmandu valley, not on Saturdays.',
  },
  far: {
    name: 'Himal Parcel',
    phone: '980-0000092',
    fee: 150,
    notes: 'All districts, two to four days.',
  },
} as const
export type DemoCourier = keyof typeof demoCouriers

/** An act and its time, in ms. */
export type Timed = DemoAct & { at: number }
