import type { ReactNode } from "react";
import { brand } from "../brand/brand.ts";

interface SocialLink {
  readonly name: string;
  readonly url: string | undefined;
  /** Drawn here, because lucide has no brand icons. 24 units wide, line width 1.5. */
  readonly lines: ReactNode;
}

const { social } = brand;

const socialLinks: readonly SocialLink[] = [
  {
    name: "LinkedIn",
    url: social.linkedin,
    lines: (
      <>
        <rect x="3" y="3" width="18" height="18" rx="4" />
        <path d="M7.6 10.6v6M7.6 7.4v.1M11.4 16.6v-6M11.4 13.4a2.6 2.6 0 0 1 5.2 0v3.2" />
      </>
    ),
  },
  {
    name: "Instagram",
    url: social.instagram,
    lines: (
      <>
        <rect x="3" y="3" width="18" height="18" rx="5" />
        <circle cx="12" cy="12" r="4" />
        <path d="M17 7v.1" />
      </>
    ),
  },
  {
    name: "WhatsApp",
    url: social.whatsapp,
    lines: (
      <>
        <path d="M3.5 20.5 4.8 16A8.5 8.5 0 1 1 8 19.3z" />
        <path d="M9.2 8.2c-.9 2.6 4 7.5 6.6 6.6l.6-1.6-2-1.1-.9.9c-1.1-.5-2-1.4-2.5-2.5l.9-.9-1.1-2z" />
      </>
    ),
  },
  {
    name: "YouTube",
    url: social.youtube,
    lines: (
      <>
        <rect x="2.5" y="5" width="19" height="14" rx="4" />
        <path d="M10.2 9.2v5.6l4.6-2.8z" />
      </>
    ),
  },
  {
    name: "X (Twitter)",
    url: social.twitter,
    lines: <path d="M4 4h3.8L20 20h-3.8zM19 4l-6.2 6.9M5 20l6.2-6.9" />,
  },
  {
    name: "Telegram",
    url: social.telegram,
    lines: <path d="M21 4.5 3 11.3l5.6 2.1L18.4 7l-7.2 7.6v4.9l2.7-3 4 3z" />,
  },
];

/** The operator's social links in the brand file. */
export function SocialLinks() {
  const links = socialLinks.filter(({ url }) => url !== undefined);
  if (links.length === 0) return null;
  return (
    <ul className="-mx-2.5 flex flex-wrap">
      {links.map(({ name, lines, url }) => (
        <li key={name}>
          <a
            href={url}
            target="_blank"
            rel="me noopener noreferrer"
            title={name}
            className="grid size-10 place-items-center rounded-md text-quiet transition-colors duration-150 hover:bg-leaf-wash hover:text-leaf-deep"
          >
            <svg
              viewBox="0 0 24 24"
              width={20}
              height={20}
              fill="none"
              stroke="currentColor"
              strokeWidth={1.5}
              strokeLinecap="round"
              strokeLinejoin="round"
              aria-hidden="true"
            >
              {lines}
            </svg>
            <span className="sr-only">{name}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
