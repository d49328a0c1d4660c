import type { Store } from '@reduxjs/toolkit'
import { useLayoutEffect, useRef } from 'react'
import { useSelector } from 'react-redux'
import { storageKeys } from '../lib/storage-keys.ts'
import { messageHeld } from '../store/events.ts'
import { selectOrder, selectStep } from '../store/selectors.ts'
import type { RootState } from '../store/store.ts'

/** '1000 apto 42' and the like: nothing else that is said stays in the browser (D34). */
const HOUSE =
  /^\d{1,5}(?:[ ,]+(?:ap|apt|apto|apartamento|casa|bloco|bl|torre|sala|fundos|lote|quadra|andar)\b\.?(?: \w{1,4})?)+$/i

const { key } = storageKeys.house

const cepOf = (state: RootState) => selectOrder(state).answers.cep?.values.cep ?? ''

const asksHouse = (state: RootState) =>
  selectStep(state).fields.some(({ name }) => name === 'is_block_allotment')

/** Kept with the CEP that it was said for: at another one it was not said. */
function keepHouse(cep: string, text: string): void {
  try {
    if (HOUSE.test(text)) sessionStorage.setItem(key, `${cep} ${text}`)
    else sessionStorage.removeItem(key)
  } catch {
    // blocked storage: a reload asks again
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
 * The house's number is often sent while the code that reads it is still loading; after a reload at that moment it is
 * read then.
 */
export function useHeldHouse(store: Store<RootState>): void {
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
