import { useEffect, useState } from 'react'
import { startPage } from '../../../content/start-page.ts'
import { ButtonLink } from '../../../ui/forms/PrimaryButton.tsx'
import { useLanding, type StoredOrder } from '../services.ts'

/** For a visitor who has an order in this browser: the way back to it. */
export default function GoOn() {
  const { storedOrder } = useLanding()
  const [order, setOrder] = useState<StoredOrder | null>(null)
  useEffect(() => {
    let here = true
    void storedOrder().then((found) => {
      // the head script has kept the place free
      delete document.documentElement.dataset.resume
      if (here) setOrder(found)
    })
    return () => {
      here = false
    }
  }, [storedOrder])
  if (!order) return null
  return (
    <div className="start__go-on">
      <p>{order.isFinished ? startPage.isDone : startPage.goOn}</p>
      <ButtonLink href={order.href} tone="secondary">
        {order.isFinished ? startPage.seeReceipt : startPage.goOnAction}
      </ButtonLink>
    </div>
  )
}
