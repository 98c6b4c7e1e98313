/** What is asked of the wording of marks, answered once for each wording: many marks have the same. */
export const onceAWording = (ask: (wording: string) => boolean): ((mark: { name: string }) => boolean) => {
  const answers = new Map<string, boolean>()
  return ({ name }) => {
    const known = answers.get(name)
    if (known !== undefined) return known
    const answer = ask(name)
    answers.set(name, answer)
    return answer
  }
}
