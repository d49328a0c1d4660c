import { describe, expect, it } from 'vitest'
import { choiceInWords, listInWords } from './list-in-words.ts'

describe('texts in a list', () => {
  const texts = ['HBO Max', 'Paramount+', 'Ensinah', 'Band News']
  const lists = [0, 1, 2, 3, 4].map((length) => texts.slice(0, length))

  it('are joined as Intl.ListFormat joins them in Portuguese', () => {
    const and = new Intl.ListFormat('pt-BR')
    const or = new Intl.ListFormat('pt-BR', { type: 'disjunction' })
    expect(lists.map(listInWords)).toEqual(lists.map((list) => and.format(list)))
    expect(lists.map(choiceInWords)).toEqual(lists.map((list) => or.format(list)))
  })
})
