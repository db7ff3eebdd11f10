// Rules of our own, for tests: what depends on the hour or on the machine's speed passes or fails by luck.

const clocks = new Set(['Date.now', 'performance.now'])
const pauses = new Set(['setTimeout', 'sleep', 'delay'])

/** A test asks no clock: it starts at NOW, and its shop says the time. */
const noClock = {
  create: (context) => ({
    CallExpression(node) {
      if (clocks.has(nameOf(node.callee))) report(context, node)
    },
    MemberExpression(node) {
      if (node.parent.type !== 'CallExpression' && clocks.has(nameOf(node))) report(context, node)
    },
    NewExpression(node) {
      if (nameOf(node.callee) === 'Date' && node.arguments.length === 0) report(context, node)
    },
  }),
}

function report(context, node) {
  const message =
    'A test that asks a clock depends on when, or how fast, it runs: use NOW of @etrend/tooling/given-time, or shop.now().'
  context.report({ node, message })
}

/** A test waits for a state, never for time: a pause is too short on a slow machine and too long on all others. */
const noPause = {
  create: (context) => ({
    AwaitExpression({ argument }) {
      if (argument.type !== 'CallExpression' && argument.type !== 'NewExpression') return
      const name = nameOf(argument.callee)
      const isPause =
        pauses.has(name) ||
        name.endsWith('.waitForTimeout') ||
        (name === 'Promise' && startsTimer(argument.arguments[0]))
      if (isPause) context.report({ node: argument, message: 'Wait for a state, not for time.' })
    },
  }),
}

/** Whether this function, the one that makes a promise, only starts a timer. */
function startsTimer(made) {
  if (made?.type !== 'ArrowFunctionExpression') return false
  const { body } = made
  return body.type === 'CallExpression' && nameOf(body.callee) === 'setTimeout'
}

/** The name of what is called, like `setTimeout` or `page.waitForTimeout`. */
function nameOf(node) {
  if (node.type === 'Identifier') return node.name
  if (node.type !== 'MemberExpression' || node.property.type !== 'Identifier') return ''
  return `${nameOf(node.object)}.${node.property.name}`
}

const plugin = {
  meta: { name: 'etrend' },
  rules: { 'no-clock': noClock, 'no-pause': noPause },
}

export default plugin
