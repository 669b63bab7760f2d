/** Addresses that hand a page on to the three services, text first. */
export function shareLinks(title: string, link: string) {
  const text = encodeURIComponent(title)
  const url = encodeURIComponent(link)
  return [
    { name: "Twitter", to: `https://x.com/intent/post?text=${text}&url=${url}` },
    { name: "Whatsapp", to: `https://wa.me/?text=${encodeURIComponent(`${title} ${link}`)}` },
    { name: "Email", to: `mailto:?subject=${text}&body=${url}` },
  ] as const
}
