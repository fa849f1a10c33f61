/** The mark: two leaves of unequal size on one stem. Decoration unless it has a `title`. */
export function Mark({ size = 28, title, className }: { size?: number; title?: string; className?: string }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 32 32"
      fill="none"
      className={className}
      role={title ? "img" : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
    >
      <path d="M16 30V17" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
      <path
        className="origin-[16px_19px]"
        d="M16 19C16 11 11 5.5 2.5 4.5C2.5 13 7 19 16 19Z"
        fill="currentColor"
        data-leaf="left"
      />
      <path
        className="origin-[16px_23.5px]"
        d="M16 23.5C16 18 20 14 28.5 13.5C28 20 23.5 23.5 16 23.5Z"
        fill="currentColor"
        opacity="0.62"
        data-leaf="right"
      />
    </svg>
  );
}
