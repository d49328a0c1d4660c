/**
 * Baseline page for the benchmarks: one question with one field, and the next question, built with nothing but react
 * and react-dom.
 */
import { useLayoutEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'

const questions = [
  { step: 'cep', text: 'Qual é o seu CEP?' },
  { step: 'nr-imovel', text: 'Qual é o número da casa ou do prédio?' },
] as const

function Floor() {
  const [position, setPosition] = useState<0 | 1>(0)
  const { step, text } = questions[position]
  useLayoutEffect(() => {
    performance.mark('prosa:answerable')
  }, [])
  return (
    <form
      data-step={step}
      onSubmit={(event) => {
        event.preventDefault()
        setPosition(1)
      }}
    >
      <label htmlFor="answer">{text}</label>
      <input id="answer" key={step} name="answer" />
      <button type="submit">Enviar</button>
    </form>
  )
}

const root = document.getElementById('root')
if (root) createRoot(root).render(<Floor />)
