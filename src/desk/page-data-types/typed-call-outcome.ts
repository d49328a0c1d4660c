/** What was typed into the form for the outcome of a call, by the names of its fields. */
export type TypedOutcome = Readonly<
  Partial<Record<'resultado' | 'nota' | 'proxima' | 'hora' | 'pedido', string>>
>
