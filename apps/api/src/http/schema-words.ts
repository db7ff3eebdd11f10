import * as z from 'zod'

/**
 * What is wrong with a value, where the contract says nothing of its own, in the shop's words instead of zod's.
 * Importing this file is enough: zod asks it for every message that a schema leaves open.
 */
z.config({ customError: (issue) => sentenceFor(issue) })

type Issue = Parameters<NonNullable<ReturnType<typeof z.config>['customError']>>[0]

function sentenceFor(issue: Issue) {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? 'This is missing.'
        : (typeWords.get(issue.expected) ?? UNREADABLE)
    case 'too_big':
      return boundWords(issue.origin, issue.maximum, 'less')
    case 'too_small':
      return boundWords(issue.origin, issue.minimum, 'more')
    case 'invalid_value':
      return `Send one of these: ${issue.values.map(String).join(', ')}.`
    case 'unrecognized_keys':
      return `Leave out ${issue.keys.join(', ')}: this call doesn't know it.`
    case 'invalid_format':
    case 'not_multiple_of':
    case 'invalid_union':
    case 'invalid_key':
    case 'invalid_element':
    case 'custom':
      return UNREADABLE
  }
}

const UNREADABLE = 'This isn’t written as this call needs it.'

const typeWords = new Map([
  ['int', 'Enter a whole number.'],
  ['number', 'Enter a number.'],
  ['string', 'Send this as text.'],
  ['boolean', 'Send true or false.'],
  ['array', 'Send a list.'],
  ['object', 'Send an object.'],
  ['record', 'Send an object.'],
])

/** 'Enter 5 or less.', 'Use 5 letters or less.', 'Send 5 entries or less.' */
function boundWords(origin: string, bound: number | bigint, side: 'less' | 'more') {
  if (origin === 'string') return `Use ${bound} letters or ${side}.`
  return numbers.has(origin) ? `Enter ${bound} or ${side}.` : `Send ${bound} entries or ${side}.`
}

const numbers = new Set(['number', 'int', 'bigint'])
