import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { chat } from '../../content/chat.ts'
import { OpeningPictureAndPromises } from './OpeningPictureAndPromises.tsx'

const oneByOne = 'Uma pergunta de cada vez.'

test('the promises beside the chat do not repeat what the chat begins with', () => {
  expect(chat.greeting).toMatch(/uma pergunta de cada vez\.$/)
  const { unmount } = render(<OpeningPictureAndPromises place="promises" />)
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
  expect(screen.queryByText(oneByOne)).toBeNull()
  unmount()
  render(<OpeningPictureAndPromises place="beside" />)
  expect(screen.getAllByRole('listitem')[0]?.textContent).toBe(oneByOne)
})
