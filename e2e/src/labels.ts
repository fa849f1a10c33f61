/** Interface texts that tests look up in both languages. */
export const labels = {
  en: {
    connect: "Connect a wallet",
    username: "Username",
    sponsor: "Sponsor",
    seat: /^Below .* on the (left|right) leg$/,
    pay: "Register and pay",
    signIn: "Sign in",
    more: "More",
    logout: "Logout",
    notFound: "Page not found",
    swap: "Swap",
    paid: "You pay",
    received: "You receive about",
    reviewSwap: "Review swap",
    approve: /^Approve /,
  },
  fa: {
    connect: "اتصال کیف پول",
    username: "نام کاربری",
    sponsor: "حامی",
    seat: /^زیر .*در شاخهٔ (چپ|راست)$/,
    pay: "ثبت‌نام و پرداخت",
    signIn: "ورود با امضا",
    more: "بیشتر",
    logout: "خروج",
    notFound: "این صفحه پیدا نشد",
    swap: "تبدیل",
    paid: "می‌پردازید",
    received: "حدوداً دریافت می‌کنید",
    reviewSwap: "بازبینی تبدیل",
    approve: /^اجازهٔ خرج /,
  },
} as const;

export type Labels = (typeof labels)[keyof typeof labels];
