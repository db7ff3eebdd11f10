import { describe, expect, it } from 'vitest'
import { typedNumber } from './typed-number.ts'

describe('a number that people and spreadsheets write', () => {
  it.each([
    ['1299', '1299'],
    ['1,299', '1299'],
    ['1,299.50', '1299.50'],
    ['1,23,456', '123456'],
    ['12,34,567.5', '1234567.5'],
    ['1,234,567', '1234567'],
    ['1 299', '1299'],
    ['1\u00a0299', '1299'],
    ["1'299", '1299'],
    ['-1,299', '-1299'],
    ['−12', '-12'],
    ['Rs. 1,299/-', '1299'],
    ['NPR 1299', '1299'],
    ['रू १,२९९', '1299'],
    ['₨1299', '1299'],
    ['１２９９', '1299'],
    ['1299.5', '1299.5'],
    ['0.500', '0.500'],
    ['012.500', '012.500'],
    ['1250.000', '1250.000'],
    ['2.50', '2.50'],
    ['2.5000', '2.5000'],
    ['2,500.000', '2500.000'],
    ['', ''],
  ])('%j is %j', (text, plain) => expect(typedNumber(text)).toEqual({ plain }))

  it.each(['free', '1,2 or 3', '12e5', '1.2.3a', '2026-11-28'])('%j is left as it is', (text) =>
    expect(typedNumber(text)).toEqual({ plain: text }),
  )

  it.each([
    ['1299,50', '“1299,50” can be 1299.50 or 129950. Write it without a comma.'],
    ['1,5', '“1,5” can be 1.5 or 15. Write it without a comma.'],
    ['0,75', '“0,75” can be 0.75 or 75. Write it without a comma.'],
    ['1.299,50', 'Write “1.299,50” as 1299.50, without a comma.'],
    ['1 299,50', '“1 299,50” can be 1299.50 or 129950. Write it without a comma.'],
    ['1,2999', '“1,2999” is no clear number. Write it like 1250.50.'],
    ['1,234,56', '“1,234,56” is no clear number. Write it like 1250.50.'],
    ['12 34', '“12 34” is no clear number. Write it like 1250.50.'],
    ['1.299.500', '“1.299.500” is no clear number. Write it like 1250.50.'],
    ['2.500', '“2.500” can be 2.50 or 2500. Write the one that you mean.'],
    ['1.000', '“1.000” can be 1.00 or 1000. Write the one that you mean.'],
    ['-12.345', '“-12.345” can be -12.345 or -12345. Write the one that you mean.'],
    ['Rs. २५०.०५०', '“250.050” can be 250.05 or 250050. Write the one that you mean.'],
  ])('%j is refused: %s', (text, problem) => expect(typedNumber(text)).toEqual({ problem }))
})
