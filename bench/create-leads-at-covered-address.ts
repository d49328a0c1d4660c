/** Opens leads at one covered address through the API of a server, and returns their ids. */
export async function openLeads(url: string, count: number): Promise<string[]> {
  const ids: string[] = []
  for (let at = 0; at < count; at += 1) {
    const reply = await fetch(`${url}/api/lead-v2`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ cep: '01310100', number: '1000' }),
    })
    ids.push(((await reply.json()) as { idLead: string }).idLead)
  }
  return ids
}
