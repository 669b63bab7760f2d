import Briefcase from "lucide-react/icons/briefcase"
import Factory from "lucide-react/icons/factory"
import GraduationCap from "lucide-react/icons/graduation-cap"
import HeartPulse from "lucide-react/icons/heart-pulse"
import Landmark from "lucide-react/icons/landmark"
import Plane from "lucide-react/icons/plane"
import Receipt from "lucide-react/icons/receipt"
import Ship from "lucide-react/icons/ship"
import Tag from "lucide-react/icons/tag"
import TrendingUp from "lucide-react/icons/trending-up"
import Users from "lucide-react/icons/users"
import Wheat from "lucide-react/icons/wheat"

import type { Category } from "#domain/indicators/category.ts"

import { Icon, type IconShape } from "../icon/icon.tsx"

const SHAPES: Readonly<Record<Category, IconShape>> = {
  agriculture: Wheat,
  economy: TrendingUp,
  education: GraduationCap,
  health: HeartPulse,
  infrastructure: Factory,
  labour: Briefcase,
  monetary: Landmark,
  price: Tag,
  population: Users,
  tax: Receipt,
  tourism: Plane,
  trade: Ship,
}

/** The image of a category, beside its name. */
export function CategoryIcon({ category }: { category: Category }) {
  return <Icon of={SHAPES[category]} />
}
