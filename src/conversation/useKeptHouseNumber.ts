/** Keeps the house number that the visitor sent in the chat across a reload of the page. */
import type { Store } from '@reduxjs/toolkit'
import { useLayoutEffect, useRef } from 'react'
import { useSelector } from 'react-redux'
import { storageKeys } from '../lib/storage-keys.ts'
import { messageHeld } from '../store/events.ts'
import { selectOrder, selectStep } from '../store/selectors.ts'
import type { RootState } from '../store/store.ts'

/**
 * A house number with its complement, such as '1000 apto 42'. Only such a message is stored in the browser
 * (D34).
 */
const HOUSE =
  /^\d{1,5}(?:[ ,]+(?:ap|apt|apto|apartamento|casa|bloco|bl|torre|sala|fundos|lote|quadra|andar)\b\.?(?: \w{1,4})?)+$/i

const { key } = storageKeys.house

const cepOf = (state: RootState) => selectOrder(state).answers.cep?.values.cep ?? ''

const asksHouse = (state: RootState) =>
  selectStep(state).fields.some(({ name }) => name === 'is_block_allotment')

/** Stores the house number together with its CEP, so that it is not used for another address. */
function keepHouse(cep: string, text: string): void {
  try {
    if (HOUSE.test(text)) sessionStorage.setItem(key, `${cep} ${text}`)
    else sessionStorage.removeItem(key)
  } catch {
    // storage is blocked, so the question is asked again after a reload
  }
}

function keptHouse(cep: string): string {
  try {
    const [of, ...text] = (sessionStorage.getItem(key) ?? '').split(' ')
    return of === cep ? text.join(' ') : ''
  } catch {
    return ''
  }
}

/**
 * Keeps the visitor's house number across a reload of the page. Visitors often send it while the code that
 * reads messages is still loading, and a reload at that moment would lose it.
 */
export function useKeptHouseNumber(store: Store<RootState>): void {
  const isAsked = useSelector(asksHouse)
  const held = useSelector(({ dialogue }: RootState) => dialogue.held.at(-1) ?? '')
  const wasHeld = useRef('')
  useLayoutEffect(() => {
    const state = store.getState()
    const isOpen = isAsked && !wasHeld.current && !selectStep(state).isDone(selectOrder(state))
    const text = isOpen ? keptHouse(cepOf(state)) : ''
    if (text) store.dispatch(messageHeld({ text }))
  }, [isAsked, store])
  useLayoutEffect(() => {
    if (held !== wasHeld.current) keepHouse(cepOf(store.getState()), isAsked ? held : '')
    wasHeld.current = held
  }, [held, isAsked, store])
}
